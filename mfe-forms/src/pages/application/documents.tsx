import { Icon } from '@college/shared/ui/icons/icons'
import * as icons from '@college/shared/ui/icons/paths'
import content from '../../../content/application.yaml'
import styles from './documents.module.css'

export function Documents() {
  const { items, note } = content.documents
  return (
    <div>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item} className={styles.item}>
            <Icon path={icons.check} />
            {item}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </div>
  )
}
