import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useState, type SubmitEvent } from 'react';
import { Popover } from '@/components/floating/Popover';
import { Button } from '@/components/ui/buttons/Button';
import { Field } from '@/components/ui/fields/Field';
import { Segment } from '@/components/ui/fields/Segment';
import { keptAlt, longestAlt } from '@/lib/domain/text/picture';
import { pictureSizes, resized, sizeOf } from '@/lib/domain/text/picture-size';
import { pictureOf } from '@/components/editor/pieces/picture-node';
import styles from './PicturePopover.module.css';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** What the selected picture shows, for who cannot see it, and how wide it is in the email. */
export function PicturePopover({ editor, onClose }: Props) {
  const [before] = useState(() => selectedPicture(editor));
  const [alt, setAlt] = useState(before?.alt ?? '');
  const [size, setSize] = useState(() => before && sizeOf(before));
  const [at] = useState(() => editor.state.selection.from);
  const [place] = useState(() => placeOf(editor));
  if (before === null) return null;

  /** What is typed next must not take the picture's place. */
  const close = (cursor = at + 1) => {
    onClose();
    editor.chain().setTextSelection(cursor).focus().run();
  };
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    const sized = size && size !== sizeOf(before) ? resized(before, size) : before;
    editor.commands.updateAttributes('picture', { ...sized, alt: keptAlt(alt) });
    close();
  };
  const remove = () => {
    editor.commands.deleteRange({ from: at, to: at + 1 });
    close(at);
  };

  return (
    <Popover
      open
      onClose={() => close()}
      anchorReference="anchorPosition"
      anchorPosition={place}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Picture' } }}
    >
      <form className={styles.form} onSubmit={apply} noValidate>
        <Field
          label="What it shows"
          placeholder="Bella lies on her mat"
          hint="Read aloud to clients who cannot see it, and shown where pictures are off."
          autoComplete="off"
          autoFocus
          maxLength={longestAlt}
          value={alt}
          onChange={setAlt}
        />
        {size && <Segment label="Width" value={size} options={pictureSizes} onChange={setSize} />}
        <div className={styles.actions}>
          <Button variant="text" onClick={remove}>
            Remove picture
          </Button>
          <Button type="submit" variant="contained">
            Apply
          </Button>
        </div>
      </form>
    </Popover>
  );
}

function selectedPicture({ state: { selection } }: Editor) {
  return selection instanceof NodeSelection && selection.node.type.name === 'picture'
    ? pictureOf(selection.node)
    : null;
}

function placeOf({ state: { selection }, view }: Editor): { left: number; top: number } {
  const element = view.nodeDOM(selection.from);
  const { left, bottom } =
    element instanceof Element ? element.getBoundingClientRect() : view.coordsAtPos(selection.from);
  return { left, top: Math.min(bottom, window.innerHeight - 240) + 8 };
}
