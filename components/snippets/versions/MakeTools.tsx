import { IconChevronDown, IconPlusMinus, IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { isFocusLost } from '@/lib/client/browser/lost-focus';
import { preloadOnHover } from '@/components/on-demand/preload-on-hover';
import { Button } from '@/components/ui/buttons/Button';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { onDemand } from '@/components/on-demand/on-demand';
import type { Sex } from '@/lib/contracts/primitives';
import { sexNames } from '@/lib/domain/snippets/version-state';
import styles from './MakeTools.module.css';

const load = () => import('./MakeMenu');
const menuPreload = preloadOnHover(load);
const MakeMenu = onDemand(() => load().then((module) => module.MakeMenu));

interface Props {
  sex: Sex;
  /** Versions to make it from, the best first. */
  sources: readonly Sex[];
  isEmpty: boolean;
  /** It is on its way, and all this hidden meanwhile. */
  isMaking: boolean;
  /** null: there is nothing to compare with. */
  showsChanges: boolean | null;
  onToggleChanges: () => void;
  onMake: (source: Sex) => void;
  onCopy: (source: Sex) => void;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** What makes a version out of another one, at the end of the editor's bar. */
export function MakeTools({
  sex,
  sources,
  isEmpty,
  isMaking,
  showsChanges,
  onToggleChanges,
  onMake,
  onCopy,
}: Props) {
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isMaking) return;
    const button = start.current;
    // The button that stops the making is gone by then, and the focus with it.
    return () => {
      if (isFocusLost()) button?.focus();
    };
  }, [isMaking]);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [best, ...others] = sources;
  if (best === undefined) return null;
  const hasMenu = others.length > 0 || isEmpty;
  return (
    <div className={styles.tools}>
      {showsChanges !== null && (
        <Button
          startIcon={<IconPlusMinus {...icon} />}
          aria-pressed={showsChanges}
          className={styles.changes}
          onClick={onToggleChanges}
        >
          Changes
        </Button>
      )}
      <Button ref={start} startIcon={<IconRefresh {...icon} />} onClick={() => onMake(best)}>
        Make from {best}
      </Button>
      {hasMenu && (
        <IconButton
          {...menuPreload}
          aria-label={`Other ways to get the ${sex} text`}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <IconChevronDown {...icon} />
        </IconButton>
      )}
      {hasMenu && anchor && (
        <MakeMenu
          anchor={anchor}
          makes={others}
          copies={isEmpty ? sources : []}
          nameOf={(source) => sexNames[source].toLowerCase()}
          onClose={() => setAnchor(null)}
          onMake={onMake}
          onCopy={onCopy}
        />
      )}
    </div>
  );
}
