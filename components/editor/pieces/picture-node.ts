import { Node as Piece } from '@tiptap/core';
import { Fragment, Slice, type Node as DocumentNode } from '@tiptap/pm/model';
import { NodeSelection, Plugin } from '@tiptap/pm/state';
import { keysThatDelete } from './keys-that-delete';
import { pictureAttributes, readPicture, type Picture } from '@/lib/domain/text/picture';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    picture: {
      /** Puts a picture at a place of the document; `isSelected`: it is what is selected then. */
      insertPicture: (picture: Picture, at: number, isSelected: boolean) => ReturnType;
    };
  }
}

const ownAttribute = (element: HTMLElement) => (name: string) => {
  const value = element.getAttribute(name);
  return name === 'src' && value?.startsWith(`${location.origin}/`)
    ? value.slice(location.origin.length)
    : value;
};

export function pictureOf({ attrs }: DocumentNode): Picture {
  const { address, alt, width, height } = attrs as Record<string, unknown>;
  return {
    address: String(address),
    alt: typeof alt === 'string' ? alt : '',
    ...(typeof width === 'number' && { width }),
    ...(typeof height === 'number' && { height }),
  };
}

const attribute = (name: keyof Picture, none: string | null) => ({
  default: none,
  rendered: false,
  parseHTML: (element: HTMLElement) => readPicture(ownAttribute(element))?.[name] ?? none,
});

/** A picture of ours in a line: one piece, kept as `<img src="/pictures/…">`. */
export const PictureNode = Piece.create<{ ask: () => void }>({
  name: 'picture',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,

  addOptions() {
    return { ask: () => undefined };
  },

  addAttributes() {
    return {
      address: attribute('address', ''),
      alt: attribute('alt', ''),
      width: attribute('width', null),
      height: attribute('height', null),
    };
  },

  parseHTML() {
    return [
      {
        tag: 'img[src]',
        getAttrs: (element) => (readPicture(ownAttribute(element)) === null ? false : null),
      },
    ];
  },

  renderHTML({ node }) {
    return ['img', pictureAttributes(pictureOf(node))];
  },

  addNodeView() {
    return ({ node, editor, getPos }) => {
      const { alt, ...picture } = pictureOf(node);
      const dom = document.createElement('span');
      dom.className = 'picture';
      const img = document.createElement('img');
      for (const [name, value] of Object.entries(pictureAttributes({ alt, ...picture })))
        img.setAttribute(name, value);
      dom.append(img);
      if (alt === '') dom.dataset.undescribed = '';
      dom.addEventListener('click', (event) => {
        const at = getPos();
        if (at === undefined || !editor.isEditable) return;
        // It may stand in a link.
        event.preventDefault();
        editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, at)));
        this.options.ask();
      });
      return { dom };
    };
  },

  addCommands() {
    return {
      insertPicture:
        (picture, at, isSelected) =>
        ({ tr }) => {
          tr.insert(at, this.type.create(picture));
          if (isSelected) tr.setSelection(NodeSelection.create(tr.doc, at)).scrollIntoView();
          return true;
        },
    };
  },

  addKeyboardShortcuts() {
    return {
      ...keysThatDelete(this.editor, this.name),
      Enter: () => {
        const { selection } = this.editor.state;
        if (!(selection instanceof NodeSelection) || selection.node.type.name !== this.name) return false;
        this.options.ask();
        return true;
      },
    };
  },

  addProseMirrorPlugins() {
    return [new Plugin({ props: { transformCopied: withWholePictures } })];
  },
});

/** What is copied is pasted anywhere: there a picture is found by its whole address alone. */
function withWholePictures({ content, openStart, openEnd }: Slice): Slice {
  return new Slice(wholePictures(content), openStart, openEnd);
}

function wholePictures(content: Fragment): Fragment {
  const nodes: DocumentNode[] = [];
  content.forEach((node) => {
    if (node.type.name !== 'picture') nodes.push(node.copy(wholePictures(node.content)));
    else {
      const address = location.origin + pictureOf(node).address;
      nodes.push(node.type.create({ ...node.attrs, address }, null, node.marks));
    }
  });
  return Fragment.fromArray(nodes);
}
