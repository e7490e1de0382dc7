import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import {
  RichTextEditor,
  type RichTextEditorHandle,
  type RichTextEditorProps,
} from '@/components/editor/RichTextEditor';
import { NotificationsProvider, useNotifications } from '@/contexts/NotificationsContext';

const dog = { name: 'dog', color: 'amber' } as const;
const nextLesson = { name: 'next lesson', color: 'violet' } as const;

function Toast() {
  return <p role="status">{useNotifications().current?.text}</p>;
}

/** The editor on a page that keeps what it writes. */
export async function openEditor(props: Partial<RichTextEditorProps> & { html: string }) {
  const written: string[] = [];
  const created: string[] = [];
  const handle = createRef<RichTextEditorHandle>();
  let setHtml: (html: string) => void = () => undefined;

  function Page() {
    const [html, set] = useState(props.html);
    setHtml = set;
    return (
      <RichTextEditor
        label="Male text"
        variables={[dog, nextLesson]}
        onVariableCreate={(name) => created.push(name)}
        handleRef={handle}
        {...props}
        html={html}
        onChange={(changed) => {
          written.push(changed);
          set(changed);
        }}
      />
    );
  }

  const ui = (
    <NotificationsProvider>
      <Page />
      <Toast />
    </NotificationsProvider>
  );
  const { rerender } = render(ui);
  const text = await screen.findByRole('textbox', { name: 'Male text' });
  return {
    text,
    written,
    created,
    handle,
    replaceHtml: (html: string) => act(() => setHtml(html)),
    rerender: () => rerender(ui),
  };
}

export const paste = (text: HTMLElement, data: Record<string, string>, files: File[] = []) =>
  fireEvent.paste(text, { clipboardData: { getData: (type: string) => data[type] ?? '', files, types: [] } });
