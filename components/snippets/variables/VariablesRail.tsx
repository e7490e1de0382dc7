import { IconChevronDown, IconPencil, IconTextPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { LazyActions, actionsPreload } from '@/components/on-demand/LazyActions';
import { onDemand } from '@/components/on-demand/on-demand';
import type { Library } from '@/lib/client/queries/snippets/snippet-queries';
import type { KindsByName } from '@/lib/domain/variables/kinds-by-name';
import { kindInShort } from '@/lib/domain/variables/kind-words';
import { preloadOnHover } from '@/components/on-demand/preload-on-hover';
import { variableColors, type Variable, type VariableColor } from '@/lib/contracts/snippet-fields';
import type { Rewrite } from './RenameDialog';
import { VariableChip } from '@/components/rich-text/VariableChip';
import styles from './VariablesRail.module.css';

const loadPanel = () => import('./kind/KindPanel');
const panelPreload = preloadOnHover(loadPanel);
const KindPanel = onDemand(() => loadPanel().then((module) => module.KindPanel));
const FallbackDialog = onDemand(() => import('./FallbackDialog').then((module) => module.FallbackDialog));
const RenameDialog = onDemand(() => import('./RenameDialog').then((module) => module.RenameDialog));

export interface UsedVariable extends Variable {
  readonly count: number;
  /** What the snippet says where it is left blank, each once; '' where it says nothing. */
  readonly fallbacks: readonly string[];
}

interface Props {
  library: Library;
  /** The snippet in the editor; null while it was never saved. */
  snippetId: string | null;
  /** In the snippet, with how often each stands in the version on screen. */
  used: readonly UsedVariable[];
  /** In the library only. */
  others: readonly Variable[];
  kinds: KindsByName;
  /** The others are in no snippet yet, and only to begin with. */
  areOffered?: boolean;
  editable: boolean;
  onInsert: (name: string) => void;
  onColor: (name: string, color: VariableColor) => void;
  onRewrite: Rewrite;
}

const fewOthers = 8;

/** The variables at hand: each can be dragged into the text, or put there by a click. */
export function VariablesRail({
  library,
  snippetId,
  used,
  others,
  kinds,
  areOffered = false,
  editable,
  onInsert,
  onColor,
  onRewrite,
}: Props) {
  const rows = useRef<HTMLUListElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<UsedVariable | null>(null);
  const [renamed, setRenamed] = useState<Variable | null>(null);
  const [fallingBack, setFallingBack] = useState<UsedVariable | null>(null);
  const [settingUp, setSettingUp] = useState<Variable | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? others : others.slice(0, fewOthers);

  const close = (name: string | undefined) => {
    setRenamed(null);
    setFallingBack(null);
    // Its row may be another one by then, and the dialog has given the focus back.
    requestAnimationFrame(() =>
      rows.current?.querySelector<HTMLElement>(`[data-options-of="${name}"]`)?.focus(),
    );
  };

  return (
    <aside className={styles.rail} aria-label="Variables">
      {settingUp && (
        <KindPanel
          key={settingUp.name}
          library={library}
          variable={settingUp}
          kind={kinds.get(settingUp.name)}
          onClose={() => {
            const { name } = settingUp;
            setSettingUp(null);
            requestAnimationFrame(() =>
              rows.current?.querySelector<HTMLElement>(`[data-kind-of="${name}"]`)?.focus(),
            );
          }}
        />
      )}
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
        {editable && used.length > 0 && used.every(({ name }) => !kinds.has(name)) && (
          <p className={styles.hint}>Click Text to ask for a choice, a date or a number instead.</p>
        )}
        <ul ref={rows}>
          {used.map((variable) => (
            <li key={variable.name} className={styles.row}>
              {editable ? (
                <InsertButton variable={variable} onInsert={onInsert} />
              ) : (
                <span className={styles.insert}>
                  <VariableChip variable={variable} />
                </span>
              )}
              {editable ? (
                <button
                  {...panelPreload}
                  type="button"
                  className={styles.kind}
                  aria-label={`What ${variable.name} asks for: ${kindInShort(kinds.get(variable.name))}`}
                  aria-expanded={settingUp?.name === variable.name}
                  title="What it asks for"
                  data-kind-of={variable.name}
                  onClick={() => setSettingUp(settingUp?.name === variable.name ? null : variable)}
                >
                  <span className={styles.kindName}>{kindInShort(kinds.get(variable.name))}</span>
                  <IconChevronDown size={12} stroke={1.6} aria-hidden />
                </button>
              ) : (
                <span className={styles.kind}>{kindInShort(kinds.get(variable.name))}</span>
              )}
              {editable && (
                <button
                  {...actionsPreload}
                  type="button"
                  className={styles.color}
                  aria-label={`Color and name of ${variable.name}: ${variable.color}`}
                  title="Color and name"
                  data-options-of={variable.name}
                  aria-haspopup="menu"
                  onClick={(event) => {
                    setChosen(variable);
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
          <h2>{areOffered ? 'To start with' : 'In other snippets'}</h2>
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
      <LazyActions
        anchor={anchor}
        onClose={() => setAnchor(null)}
        label={`Color of ${chosen?.name}, everywhere in this library, and its name`}
        actions={[
          ...variableColors.map((color) => ({
            key: color,
            label: `${color[0]?.toUpperCase()}${color.slice(1)}`,
            icon: <span className={`v sw ${color}`} aria-hidden />,
            checked: chosen?.color === color,
            selected: chosen?.color === color,
            onChoose: () => chosen && onColor(chosen.name, color),
          })),
          {
            key: 'rename',
            label: 'Rename…',
            icon: <IconPencil size={16} stroke={1.6} aria-hidden />,
            className: styles.apart,
            onChoose: () => setRenamed(chosen),
          },
          {
            key: 'fallback',
            label: 'If left blank…',
            icon: <IconTextPlus size={16} stroke={1.6} aria-hidden />,
            className: styles.last,
            onChoose: () => setFallingBack(chosen),
          },
        ]}
      />
      {renamed && (
        <RenameDialog
          library={library}
          snippetId={snippetId}
          variable={renamed}
          kind={kinds.get(renamed.name)}
          used={used}
          known={areOffered ? used : [...used, ...others]}
          onRewrite={onRewrite}
          onClose={(name = renamed.name) => close(name)}
        />
      )}
      {fallingBack && (
        <FallbackDialog
          name={fallingBack.name}
          fallbacks={fallingBack.fallbacks}
          onRewrite={onRewrite}
          onClose={() => close(fallingBack.name)}
        />
      )}
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
