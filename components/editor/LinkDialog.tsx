import TextField from '@mui/material/TextField';
import { getMarkRange } from '@tiptap/core';
import type { Editor } from '@tiptap/react';
import { useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Popover } from '@/components/floating/Popover';
import { completeAddress } from '@/lib/domain/text/link-address';
import styles from './LinkDialog.module.css';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Asks where the selected words lead; without a selection the address itself becomes the words. */
export function LinkDialog({ editor, onClose }: Props) {
  const known = String(editor.getAttributes('link').href ?? '');
  const [address, setAddress] = useState(known);
  const [problem, setProblem] = useState<string | null>(null);

  const close = () => {
    onClose();
    editor.commands.focus();
  };

  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    const href = completeAddress(address);
    if (href === null) {
      setProblem('This is not an address. Try one like example.com or name@example.com.');
      return;
    }
    const { empty } = editor.state.selection;
    const chain = editor.chain().extendMarkRange('link');
    if (empty && known === '') {
      chain.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] });
    } else chain.setLink({ href });
    chain.run();
    close();
  };

  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    close();
  };

  return (
    <Popover
      open
      onClose={close}
      anchorReference="anchorPosition"
      anchorPosition={placeOf(editor)}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Link' } }}
    >
      <form className={styles.form} onSubmit={apply} noValidate>
        <TextField
          label="Link to"
          placeholder="example.com"
          value={address}
          onChange={(event) => {
            setAddress(event.target.value);
            setProblem(null);
          }}
          error={problem !== null}
          helperText={problem}
          autoFocus
          slotProps={{ htmlInput: { inputMode: 'url', autoCapitalize: 'off', spellCheck: false } }}
        />
        <div className={styles.actions}>
          {known !== '' && (
            <Button variant="text" onClick={remove}>
              Remove link
            </Button>
          )}
          <Button type="submit" variant="contained">
            Apply
          </Button>
        </div>
      </form>
    </Popover>
  );
}

function placeOf(editor: Editor): { left: number; top: number } {
  const { selection, schema } = editor.state;
  const { link } = schema.marks;
  const around = link && selection.empty ? getMarkRange(selection.$from, link) : undefined;
  const { left, bottom } = editor.view.coordsAtPos(around?.from ?? selection.from);
  return { left, top: bottom + 8 };
}
