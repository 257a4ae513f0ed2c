import { site } from '@college/runtime'
import { callLink } from '@college/shared/ui/call-link'
import messages from '../../content/form-messages.yaml'
import styles from './mail-form.module.css'

/** Without script the form cannot send; this says what to do instead. */
export function NoScript({ office }: { office: string }) {
  const { phones } = site()
  const links: Record<string, { href: string; label: string }> = {
    '{phone}': { href: callLink(phones.office), label: phones.office },
    '{email}': { href: `mailto:${office}`, label: office },
  }
  return (
    <noscript>
      <p className={styles.noScript}>
        {messages.noScript.split(/(\{\w+\})/).map((part) => {
          const link = links[part]
          return link ? (
            <a key={part} href={link.href}>
              {link.label}
            </a>
          ) : (
            part
          )
        })}
      </p>
    </noscript>
  )
}
