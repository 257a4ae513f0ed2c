/* The inline script before the styles. */
import './retry-styles'
import './request-react'
