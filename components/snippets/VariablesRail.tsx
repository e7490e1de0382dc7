import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Actions, actionsAhead } from '@/components/ui/Actions';
import { variableColors, type Variable, type VariableColor } from '@/lib/contracts/snippet';
import { VariableChip } from './VariableChip';
import styles from './VariablesRail.module.css';

interface Props {
  /** In the snippet, with how often each stands in the version on screen. */
  used: readonly (Variable & { readonly count: number })[];
  /** In the library only. */
  others: readonly Variable[];
  editable: boolean;
  onInsert: (name: string) => void;
  onColor: (name: string, color: VariableColor) => void;
}

const fewOthers = 8;

/** The variables at hand: each can be dragged into the text, or put there by a click. */
export function VariablesRail({ used, others, editable, onInsert, onColor }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [colored, setColored] = useState<Variable | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? others : others.slice(0, fewOthers);

  return (
    <aside className={styles.rail} aria-label="Variables">
      <section>
        <h2>Variables</h2>
        <p className={styles.hint}>
          {editable ? (
            <>
              <span className={styles.drag}>Drag one in, or </span>type {'{{'} in the text.
            </>
          ) : (
            'Filled in when the snippet is used.'
          )}
        </p>
        <ul>
          {used.map((variable) => (
            <li key={variable.name} className={styles.row}>
              {editable ? (
                <InsertButton variable={variable} onInsert={onInsert} />
              ) : (
                <span className={styles.insert}>
                  <VariableChip variable={variable} />
                </span>
              )}
              {editable && (
                <button
                  {...actionsAhead}
                  type="button"
                  className={styles.color}
                  aria-label={`Color of ${variable.name}: ${variable.color}`}
                  title="Change its color"
                  aria-haspopup="menu"
                  onClick={(event) => {
                    setColored(variable);
                    setAnchor(event.currentTarget);
                  }}
                >
                  <span className={`v sw ${variable.color}`} />
                </button>
              )}
              <span className={styles.count}>
                <span aria-hidden>{variable.count}</span>
                <span className={styles.heard}>
                  {variable.count === 1 ? '1 time' : `${variable.count} times`} in this version
                </span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      {editable && others.length > 0 && (
        <section>
          <h2>In other snippets</h2>
          <ul className={styles.others}>
            {shown.map((variable) => (
              <li key={variable.name}>
                <InsertButton variable={variable} onInsert={onInsert} />
              </li>
            ))}
          </ul>
          {shown.length < others.length && (
            <Button variant="text" className={styles.more} onClick={() => setShowsAll(true)}>
              Show all {others.length}
            </Button>
          )}
        </section>
      )}
      <Actions
        anchor={anchor}
        onClose={() => setAnchor(null)}
        label="Color, everywhere in this library"
        actions={variableColors.map((color) => ({
          key: color,
          label: `${color[0]?.toUpperCase()}${color.slice(1)}`,
          icon: <span className={`v sw ${color}`} aria-hidden />,
          checked: colored?.color === color,
          selected: colored?.color === color,
          onChoose: () => colored && onColor(colored.name, color),
        }))}
      />
    </aside>
  );
}

function InsertButton({ variable, onInsert }: { variable: Variable; onInsert: (name: string) => void }) {
  const { name } = variable;
  return (
    <button
      type="button"
      className={styles.insert}
      aria-label={`Insert ${name}`}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'copy';
        event.dataTransfer.setData('text/plain', `{{${name}}}`);
        event.dataTransfer.setData('text/html', `<span data-variable="${name}">{{${name}}}</span>`);
      }}
      onClick={() => onInsert(name)}
    >
      <VariableChip variable={variable} />
    </button>
  );
}
