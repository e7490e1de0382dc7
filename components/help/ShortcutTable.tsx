import { Kbd } from '@/components/ui/Kbd';
import { isMac } from '@/lib/client/browser/modifier-key';
import { namesOfKeys, spokenKeys } from '@/lib/domain/app/key-names';
import { shortcutGroups } from '@/lib/help/shortcut-groups';
import styles from './ShortcutTable.module.css';

/** All keys, place by place, under headings of the given level. */
export function ShortcutTable({ level = 4 }: { level?: 3 | 4 }) {
  const Heading = `h${level}` as const;
  const onMac = isMac();
  return shortcutGroups.map(({ place, shortcuts }) => (
    <div key={place} className={styles.group}>
      <Heading className={styles.place}>{place}</Heading>
      <dl>
        {shortcuts.map(({ keys, label }) => (
          <div key={`${keys}${label}`} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              <Kbd keys={namesOfKeys(keys, onMac).join(' ')} label={spokenKeys(keys, onMac)} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  ));
}
