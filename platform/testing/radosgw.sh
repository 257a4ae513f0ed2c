#!/usr/bin/env bash
# A real S3 service for tests: one Ceph monitor, manager and disk, in memory, and the gateway before them, on loopback.
#   radosgw.sh <empty folder> <port>
# runs until it is ended, says "ready" when it answers, and leaves nothing running. Keys: "test" and "secret".
set -euo pipefail
cd "$1"
port=$2
run() { "$@" -c "$PWD/ceph.conf"; }
# The data is in memory, so nobody needs an orderly end.
waiting=
trap 'kill -KILL $(cat ./*.pid) $waiting 2>/dev/null' EXIT
trap 'exit 0' TERM INT

mkdir mon mgr osd gateway
cat > ceph.conf <<END
[global]
fsid = $(cat /proc/sys/kernel/random/uuid)
mon host = [v2:127.0.0.1:$((port + 1)),v1:127.0.0.1:$((port + 2))]
public addr = 127.0.0.1
cluster addr = 127.0.0.1
keyring = $PWD/keyring
log file = $PWD/\$name.log
pid file = $PWD/\$name.pid
admin socket = $PWD/\$name.socket
mon data = $PWD/mon
mgr data = $PWD/mgr
osd data = $PWD/osd
rgw data = $PWD/gateway
rgw frontends = beast endpoint=127.0.0.1:$port tcp_nodelay=1
osd objectstore = memstore
memstore device bytes = 1G
osd crush chooseleaf type = 0
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
mon allow pool size one = true
mon max pg per osd = 1000
END

ceph-authtool --create-keyring keyring --gen-key -n mon. --cap mon 'allow *' > /dev/null
for name in client.admin client.gateway mgr.a osd.0; do
  ceph-authtool keyring --gen-key -n "$name" --cap mon 'allow *' --cap mgr 'allow *' --cap osd 'allow *' > /dev/null
done
id=$(sed -n 's/^fsid = //p' ceph.conf)
monmaptool --create --fsid "$id" --addv a "[v2:127.0.0.1:$((port + 1)),v1:127.0.0.1:$((port + 2))]" monmap > /dev/null
run ceph-mon --mkfs -i a --monmap monmap
run ceph-mon -i a
run ceph-mgr -i a
run ceph osd create > /dev/null
run ceph-osd -i 0 --mkfs
run ceph-osd -i 0
run radosgw -n client.gateway
until curl -s -o /dev/null "http://127.0.0.1:$port/"; do sleep 0.2; done
run radosgw-admin -n client.gateway user create --uid test --display-name test --access-key test --secret-key secret > /dev/null
echo ready
sleep infinity & waiting=$!
wait $waiting
