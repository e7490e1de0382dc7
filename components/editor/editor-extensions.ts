import type { Extensions } from '@tiptap/core';
import Placeholder from '@tiptap/extension-placeholder';
import StarterKit from '@tiptap/starter-kit';
import { isWebAddress } from '@/lib/domain/text/unlinked-addresses';
import { KeepMark } from './keep-mark';
import { ReviewExtension } from './review-extension';
import { ListKeys } from './toggle-list';
import { Bold, Italic } from './typed-marks';
import type { VariableLook } from './variable-look';
import { VariableNode } from './variable-node';
import { type VariablePickerLink, VariablePickerExtension } from './variable-picker-link';

export interface EditorParts {
  readonly look: VariableLook;
  readonly link: VariablePickerLink;
  readonly placeholder: string;
}

/** What a snippet's text can hold: the same that the server's sanitizer lets through. */
export function editorExtensions({ look, link, placeholder }: EditorParts): Extensions {
  return [
    StarterKit.configure({
      bold: false,
      italic: false,
      code: false,
      codeBlock: false,
      heading: false,
      horizontalRule: false,
      trailingNode: false,
      dropcursor: { color: false, class: 'drop-cursor', width: 2 },
      link: {
        openOnClick: false,
        autolink: true,
        shouldAutoLink: (address) => address.includes('@') || isWebAddress(address),
        defaultProtocol: 'https',
        HTMLAttributes: { target: null, rel: null },
        isAllowedUri: (url, { defaultValidate }) =>
          defaultValidate(url) && !/^(?!https?:|mailto:|tel:)[a-z][a-z0-9+.-]*:(?!\d)/i.test(url.trim()),
      },
    }),
    Bold,
    Italic,
    ListKeys,
    Placeholder.configure({ placeholder }),
    KeepMark,
    ReviewExtension,
    VariableNode.configure({ look }),
    VariablePickerExtension.configure({ link }),
  ];
}
