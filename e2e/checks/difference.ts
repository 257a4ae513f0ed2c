export { difference } from '@college/platform/proof/pictures'
