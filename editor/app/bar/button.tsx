import type { ComponentProps } from 'react'
import styles from './bar.module.css'

type Props = ComponentProps<'button'> & {
  /** For the one thing to do here. */
  primary?: boolean
  /** Whether it does anything now. Unlike `disabled`, `aria-disabled` keeps the focus on it. */
  can?: boolean
}

/** A button, which looks as in the bar unless a class says otherwise. It submits only as `type="submit"`. */
export const Button = ({
  primary = false,
  can = true,
  onClick,
  type = 'button',
  className = primary ? styles.primary : styles.button,
  ...rest
}: Props) => (
  <button
    {...rest}
    type={type}
    className={className}
    aria-disabled={!can || undefined}
    onClick={can ? onClick : undefined}
  />
)
