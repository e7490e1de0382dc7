import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from '@/components/floating/Dialog';
import { Kbd } from '@/components/ui/Kbd';
import { isMac } from '@/lib/client/browser/modifier-key';
import { useOnceFound } from '@/lib/client/search/use-library-search';
import { namesOfKeys } from '@/lib/domain/app/key-names';
import styles from './CommandDialog.module.css';
import type { Command } from './command';
import { useCommands } from './use-commands';

interface Props {
  onClose: () => void;
  onPreferences: () => void;
  onShortcuts: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Every page, action, dog, lesson set and snippet by its name, from the keyboard. */
export function CommandDialog({ onClose, onPreferences, onShortcuts }: Props) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const { groups, isWaiting, areSnippetsCurrent } = useCommands(query, { onPreferences, onShortcuts });
  const all = groups.flatMap(({ commands }) => commands);
  const current = all[Math.min(at, all.length - 1)];
  const optionId = (command: Command) => `${id}-${all.indexOf(command)}`;

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at, query]);

  const run = (command: Command) => {
    onClose();
    command.run();
  };
  const isSnippet = groups.some(
    ({ name, commands }) => name === 'Snippets' && current !== undefined && commands.includes(current),
  );
  const isCurrent = areSnippetsCurrent || (current !== undefined && !isSnippet);
  const runCurrent = useOnceFound(query, isCurrent, () => {
    if (current) run(current);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined && all.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, all.length - 1) + step + all.length) % all.length);
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      runCurrent();
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: { className: styles.paper ?? '', 'aria-label': 'Find anything' },
      }}
    >
      <div className={styles.field}>
        <IconSearch size={16} stroke={1.6} aria-hidden />
        <input
          role="combobox"
          aria-label="Page, action, dog or snippet"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={current && optionId(current)}
          placeholder="Page, action, dog or snippet"
          autoComplete="off"
          spellCheck={false}
          autoFocus
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Found" className={styles.list}>
        {groups.map(({ name, commands }, index) => (
          <div key={name} role="group" aria-labelledby={`${id}-group-${index}`} className={styles.group}>
            <p id={`${id}-group-${index}`} role="presentation" className={styles.name}>
              {name}
            </p>
            {commands.map((command) => (
              // The keys are those of the field above, which keeps the focus.
              <div
                key={command.id}
                id={optionId(command)}
                role="option"
                aria-selected={command === current}
                className={styles.option}
                onClick={() => run(command)}
              >
                <span className={styles.words}>{command.name}</span>
                {command.keys !== undefined && <Kbd keys={namesOfKeys(command.keys, isMac()).join(' ')} />}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={all.length === 0 ? styles.none : styles.quiet}>
        {all.length === 0 && (isWaiting ? 'Looking…' : `Nothing found for “${query.trim()}”.`)}
      </p>
    </Dialog>
  );
}
