import { useId, type ReactNode } from 'react';
import type { ForeignTable } from '@/lib/domain/import/recognized-file';
import type { Columns } from '@/lib/domain/import/tables/columns';
import styles from './ImportColumns.module.css';

interface Props {
  table: ForeignTable;
  onAssign: (columns: Columns) => void;
}

/** Which column of a table is the title, the text and the tags, as it was taken; each can be told otherwise. */
export function ImportColumns({ table: { names, columns }, onAssign }: Props) {
  const options = names.map((name, at) => (
    <option key={at} value={at}>
      {name.trim() || `Column ${at + 1}`}
    </option>
  ));
  const none = <option value="">None</option>;
  /** What was taken for something else changes places with it; a shortcut gives way. */
  const assign = (part: 'title' | 'text' | 'tags', chosen: string) => {
    const at = chosen === '' ? null : Number(chosen);
    const moved = (place: number | null) => (at !== null && place === at ? columns[part] : place);
    const text = moved(columns.text) ?? columns.text;
    const shortcut = columns.shortcut === at ? null : columns.shortcut;
    onAssign({ title: moved(columns.title), text, tags: moved(columns.tags), shortcut, [part]: at });
  };
  return (
    <fieldset className={styles.columns}>
      <legend>Columns</legend>
      <ColumnChoice label="Title" value={columns.title} onChoose={(chosen) => assign('title', chosen)}>
        {none}
        {options}
      </ColumnChoice>
      <ColumnChoice label="Text" value={columns.text} onChoose={(chosen) => assign('text', chosen)}>
        {options}
      </ColumnChoice>
      <ColumnChoice label="Tags" value={columns.tags} onChoose={(chosen) => assign('tags', chosen)}>
        {none}
        {options}
      </ColumnChoice>
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  value: number | null;
  onChoose: (chosen: string) => void;
  children: ReactNode;
}

function ColumnChoice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={(event) => onChoose(event.target.value)}>
        {children}
      </select>
    </div>
  );
}
