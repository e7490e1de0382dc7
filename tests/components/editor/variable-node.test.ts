import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { editorExtensions } from '@/components/editor/editor-extensions';
import { VariableLook } from '@/components/editor/variable-look';
import { VariablePickerLink } from '@/components/editor/variable-picker-link';
import { withoutVariableElements } from '@/components/editor/variable-html';
import { stubLayout } from '@/tests/support/layout';

/** Types letter by letter, as far as an editor hears of it. */
function typed(text: string): string {
  stubLayout();
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: editorExtensions({
      look: new VariableLook(),
      link: new VariablePickerLink(),
      placeholder: '',
      takesSlash: false,
      askForPart: null,
      askForPicture: () => undefined,
    }),
  });
  const { view } = editor;
  for (const letter of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter, from, to);
    const isTaken = view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert));
    if (isTaken !== true) view.dispatch(insert());
  }
  const html = withoutVariableElements(editor.getHTML());
  const names = [...editor.view.dom.querySelectorAll('[data-variable]')].map((chip) => chip.textContent);
  editor.destroy();
  return `${html} ${names.join(' ')}`.trim();
}

test.each([
  ['Hi {{dog}} ok', '<p>Hi {{dog}} ok</p> {{dog}}'],
  ['{{ Next Lesson }}', '<p>{{next lesson}}</p> {{next lesson}}'],
  ["Hi {{dog's name}} ok", '<p>Hi {{dogs name}} ok</p> {{dogs name}}'],
  ['{{dog’s name}}', '<p>{{dogs name}}</p> {{dogs name}}'],
  ['{{Größe (cm)}}', '<p>{{groe cm}}</p> {{groe cm}}'],
  ['Hi {{dog|your dog}} ok', '<p>Hi {{dog|your dog}} ok</p> {{dog|your dog}}'],
  ['{{ Dog’s | Tom & co }}', '<p>{{dogs|Tom &amp; co}}</p> {{dogs|Tom & co}}'],
  ['{{dog| }}', '<p>{{dog}}</p> {{dog}}'],
])('“%s” makes a variable of what is written', (text, made) => {
  expect(typed(text)).toBe(made);
});

test.each([
  '{{}}',
  '{{ }}',
  '{{|dog}}',
  `{{dog|${'long '.repeat(13)}}}`,
  '{{dog || cat}}',
  '{{1st}}',
  '{{?!}}',
  `{{${'long '.repeat(9)}}}`,
])('“%s” stays text', (text) => {
  expect(typed(text)).toBe(`<p>${text}</p>`);
});
