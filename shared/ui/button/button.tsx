import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes'
import styles from './button.module.css'

/** `primary` for the one thing to do here, `secondary` for its alternative, `quiet` for a way on. */
type Variant = 'primary' | 'secondary' | 'quiet'

type LinkProps = { href: string; variant?: Variant; children: ReactNode }

/** A link that looks like a button, at least 44 px high (WCAG 2.5.5). */
export function ButtonLink({ href, variant = 'primary', children }: LinkProps) {
  return (
    <a href={href} className={classes(styles.button, styles[variant])}>
      {children}
    </a>
  )
}

type ButtonProps = ComponentProps<'button'> & { variant?: Variant }

/** A button that does something on this page, at least 44 px high (WCAG 2.5.5). It submits only as `type="submit"`. */
export function Button({ variant = 'primary', type = 'button', className, ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={classes(styles.button, styles[variant], className)} />
}

/** One or more buttons in a row, which breaks where it must. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
