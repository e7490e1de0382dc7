import type { Extensions } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Link } from '@tiptap/extension-link';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Dropcursor } from '@tiptap/extensions/drop-cursor';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { Placeholder } from '@tiptap/extensions/placeholder';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { isWebAddress } from '@/lib/domain/text/unlinked-addresses';
import { IncludeNode } from './pieces/include-node';
import { KeepMark } from './keep-mark';
import { OptionalPartExtension } from './optional-part-extension';
import { ArrivingPictures } from './pictures/arriving-pictures';
import { PictureNode } from './pieces/picture-node';
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
  /** A `/` opens the picker as well. */
  readonly takesSlash: boolean;
  /** Asks when the part at the cursor is in; null where the text has no parts that come and go. */
  readonly askForPart: (() => void) | null;
  /** Asks what the selected picture shows. */
  readonly askForPicture: () => void;
}

/** What a snippet's text can hold: the same that the server's sanitizer lets through. */
export function editorExtensions({
  look,
  link,
  placeholder,
  takesSlash,
  askForPart,
  askForPicture,
}: EditorParts): Extensions {
  return [
    Document,
    Paragraph,
    Text,
    HardBreak,
    Blockquote,
    BulletList,
    OrderedList,
    ListItem,
    ListKeymap,
    Strike,
    Underline,
    UndoRedo,
    Dropcursor.configure({ color: false, class: 'drop-cursor', width: 2 }),
    Gapcursor,
    Link.configure({
      openOnClick: false,
      autolink: true,
      shouldAutoLink: (address) => address.includes('@') || isWebAddress(address),
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (url, { defaultValidate }) =>
        defaultValidate(url) && !/^(?!https?:|mailto:|tel:)[a-z][a-z0-9+.-]*:(?!\d)/i.test(url.trim()),
    }),
    Bold,
    Italic,
    ListKeys,
    Placeholder.configure({ placeholder }),
    KeepMark,
    ...(askForPart ? [OptionalPartExtension.configure({ ask: askForPart })] : []),
    ReviewExtension,
    VariableNode.configure({ look }),
    IncludeNode,
    PictureNode.configure({ ask: askForPicture }),
    ArrivingPictures,
    VariablePickerExtension.configure({ link, takesSlash }),
  ];
}
