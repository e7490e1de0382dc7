import { act, fireEvent, render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { createRef, useState } from 'react';
import { expect, test } from 'vitest';
import { RichTextEditor, type RichTextEditorHandle } from '@/components/editor/RichTextEditor';
import { NotificationsProvider } from '@/contexts/NotificationsContext';
import { parseRichText } from '@/lib/domain/text/rich-text';
import { editableHtml, mailHtml } from '@/lib/domain/text/rich-text-html';
import { richTexts } from '../../../support/rich-texts';

test('what is pasted, copied and pasted again is the same, over 200 texts', async () => {
  let written = '';
  const handle = createRef<RichTextEditorHandle>();
  function Page() {
    const [html, setHtml] = useState('');
    return (
      <RichTextEditor
        label="Text"
        html={html}
        variables={[]}
        onVariableCreate={() => undefined}
        handleRef={handle}
        onChange={(changed) => {
          written = changed;
          setHtml(changed);
        }}
      />
    );
  }
  render(
    <NotificationsProvider>
      <Page />
    </NotificationsProvider>,
  );
  const text = await screen.findByRole('textbox', { name: 'Text' });
  const paste = (html: string): string => {
    act(() => handle.current?.replaceAll(''));
    fireEvent.paste(text, {
      clipboardData: { getData: (type: string) => (type === 'text/html' ? html : ''), files: [], types: [] },
    });
    return written;
  };
  fc.assert(
    fc.property(richTexts, (given) => {
      const first = paste(editableHtml(given));
      // Copied, a text is not about a dog any more: what marks words as not about it stays behind.
      const copied = mailHtml(parseRichText(first), {});
      expect(copied).toBe(mailHtml(given, {}));
      const second = paste(copied);
      expect(mailHtml(parseRichText(second), {})).toBe(copied);
    }),
    { numRuns: 200 },
  );
}, 120_000);
