export { difference } from '@college/platform/proof/difference'
