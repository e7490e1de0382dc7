import type { Editor } from '@tiptap/react';
import { useEffect, useId, useLayoutEffect, useState, type ReactNode } from 'react';
import { PlacedBelow } from './PlacedBelow';
import type { PickerRequest, VariablePickerLink } from './variable-picker-link';
import styles from './VariablePicker.module.css';

export interface PickerOption {
  readonly key: string;
  readonly content: ReactNode;
  readonly choose: () => void;
}

interface Props {
  editor: Editor;
  link: VariablePickerLink;
  request: PickerRequest;
  label: string;
  options: readonly PickerOption[];
  /** In the place of options, where there are none. */
  hint: string;
  /** Enter does nothing where there is nothing to choose, instead of breaking the line. */
  holdsEnter?: boolean;
}

/** The list under what is being typed; the text keeps the focus, the arrows walk here. Drawn anew for each query. */
export function PickerList({ editor, link, request, label, options, hint, holdsEnter = false }: Props) {
  const listId = useId();
  const [index, setIndex] = useState(0);
  const current = options[index];

  useLayoutEffect(() => {
    return link.takeKeys((event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (event.key === 'Escape') request.close();
      else if (step !== undefined && options.length > 0) {
        setIndex((index + step + options.length) % options.length);
      } else if ((event.key === 'Enter' || event.key === 'Tab') && current) current.choose();
      else if (event.key !== 'Enter' || !holdsEnter) return false;
      // The dialog or the page around must not take the same key for its own.
      event.stopPropagation();
      event.preventDefault();
      return true;
    });
  });

  // The list belongs to the text field: a screen reader hears its options while the focus stays in the text.
  const optionId = current ? `${listId}-${index}` : null;
  useEffect(() => {
    const { dom } = editor.view;
    dom.setAttribute('aria-controls', listId);
    dom.setAttribute('aria-haspopup', 'listbox');
    dom.setAttribute('aria-autocomplete', 'list');
    if (optionId === null) dom.removeAttribute('aria-activedescendant');
    else {
      dom.setAttribute('aria-activedescendant', optionId);
      document.getElementById(optionId)?.scrollIntoView({ block: 'nearest' });
    }
    return () => {
      for (const name of ['controls', 'haspopup', 'autocomplete', 'activedescendant']) {
        dom.removeAttribute(`aria-${name}`);
      }
    };
  }, [editor, listId, optionId]);

  return (
    <PlacedBelow rect={request.rect} className={styles.place}>
      <div className={styles.card}>
        <ul
          id={listId}
          role="listbox"
          aria-label={label}
          className={styles.list}
          // It scrolls; the focus stays in the text all the same.
          tabIndex={0}
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, position) => (
            <li
              key={option.key}
              id={`${listId}-${position}`}
              role="option"
              aria-selected={position === index}
              className={styles.option}
              onMouseMove={() => setIndex(position)}
              onClick={option.choose}
            >
              {option.content}
            </li>
          ))}
        </ul>
        {options.length === 0 && <p className={styles.hint}>{hint}</p>}
      </div>
    </PlacedBelow>
  );
}
