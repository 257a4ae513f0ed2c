import type { MouseEventHandler } from 'react'

type Props = {
  links: { href: string; label: string }[]
  className?: string | undefined
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
}

export function LinkList({ links, className, onClick }: Props) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} onClick={onClick}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
