import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Segment } from '@/components/ui/fields/Segment';
import { Switch } from '@/components/ui/fields/Switch';
import type { Library } from '@/lib/client/queries/snippets/snippet-queries';
import type { Sex } from '@/lib/contracts/primitives';
import { chosenTexts, chooseWord, namesLeft, putBack } from '@/lib/domain/old-email/chosen-words';
import type { EditedSnippet } from '@/lib/domain/snippets/edited-snippet';
import { sexNames, versionOrder } from '@/lib/domain/snippets/version-state';
import type { RichText } from '@/lib/domain/text/rich-text';
import { EmailWords } from './EmailWords';
import { FoundNames } from './FoundNames';
import styles from './OldEmailDialog.module.css';
import { useOldEmail, type EmailPart } from './use-old-email';

interface Props {
  richText: RichText;
  library: Library;
  onMake: (snippet: EditedSnippet) => void;
  onBack: () => void;
  onClose: () => void;
}

const partWords: Readonly<Record<EmailPart, string>> = {
  header: 'Header lines',
  greeting: 'Greeting',
  signature: 'Signature',
  earlier: 'Earlier emails',
};

/** The second step of the dialog: the one look through an email that was pasted: which words become variables, whom the pronouns mean, what is left out. */
export function LookThroughEmailDialog({ richText, library, onMake, onBack, onClose }: Props) {
  const lead = useId();
  const old = useOldEmail(richText, library);
  const { email, chosen, choose, dropped, snippet } = old;
  const kept = email.lines.filter(({ index }) => !dropped.has(index));
  const left = namesLeft(kept, chosen);
  const [isMade, setMade] = useState(false);
  const isEmpty = Object.keys(snippet.versions).length === 0;
  return (
    <>
      <DialogContent className={styles.content ?? ''}>
        <p id={lead} className={styles.lead}>
          The marked words become variables. Choose a marked word to leave it as it is, any other word to make
          it a variable.{left.size > 0 && ' Dotted words may be names, too.'}
        </p>
        <FoundNames
          found={chosenTexts(kept, chosen)}
          colors={old.colors}
          onPutBack={({ words }) => choose(putBack(chosen, words))}
        />
        <EmailWords
          lines={email.lines}
          dropped={dropped}
          chosen={chosen}
          left={left}
          colors={old.colors}
          choices={old.choices}
          describedBy={lead}
          onPutBack={(words) => choose(putBack(chosen, words))}
          onChoose={(index, name) => choose(chooseWord(chosen, email.lines, index, name))}
        />
        <div className={styles.decisions}>
          <span aria-hidden>Written for</span>
          <Segment<Sex>
            label="Written for"
            accent
            className={styles.sex}
            value={old.sex}
            onChange={old.setSex}
            options={versionOrder.map((sex) => ({ value: sex, label: sexNames[sex] }))}
          />
          {old.present.length > 0 && (
            <>
              <span aria-hidden>Leave out</span>
              <div role="group" aria-label="Leave out" className={styles.parts}>
                {old.present.map((part) => (
                  <Switch
                    key={part}
                    label={partWords[part]}
                    isOn={old.leftOut.has(part)}
                    onChange={(isOut) => old.leaveOut(part, isOut)}
                  />
                ))}
              </div>
            </>
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="text" className={styles.start} onClick={onBack}>
          Back
        </Button>
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          autoFocus
          aria-describedby={lead}
          disabled={isEmpty || isMade}
          onClick={() => {
            setMade(true);
            onMake(snippet);
          }}
        >
          Make the snippet
        </Button>
      </DialogActions>
    </>
  );
}
