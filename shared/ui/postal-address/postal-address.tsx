import { site } from '@college/runtime'

/** The college's postal address, as on an envelope, for inside an `<address>`. */
export function PostalAddress() {
  const { street, town, region, postcode, country } = site().address
  return (
    <>
      {street}
      <br />
      {town}, {region} {postcode}
      <br />
      {country}
    </>
  )
}
