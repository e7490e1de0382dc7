import { saveFile } from '@/lib/client/browser/save-file';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNotifications } from '@/contexts/NotificationsContext';
import { copyToClipboard, fillCopyEvent, type CopiedContent } from '@/lib/client/browser/clipboard';
import { goToAddress } from '@/lib/client/browser/go-to-address';
import { editorContent, selectedContent } from '@/lib/client/browser/selected-content';
import { recordSnippetUse } from '@/lib/client/queries/account/snippet-uses';
import { isEmptyLetter, type Letter } from '@/lib/domain/letter/letter';
import type { LetterOutput } from '@/lib/domain/letter/letter-output';
import { mailLink, mailWay, type MailWay } from '@/lib/domain/letter/mail-ways';
import { withWholeAddresses } from '@/lib/domain/text/picture';
import { unchecked, type ReadyCheck, type Spot } from '@/lib/domain/letter/ready-point';
import { listed } from '@/lib/domain/text/listed';
import { aboutTheLetter } from '@/components/letter/past/use-letter-changeover';
import { newLetterAddress, openPointsAddress } from '@/components/letter/letter-addresses';

interface Options {
  uid: string;
  letter: Letter;
  /** Made at once when asked for, so that no copy ever waits for anything. */
  output: () => LetterOutput;
  /** What was open when it was asked for. */
  check: () => Promise<ReadyCheck>;
  /** What of the letter could not be shown, by name: it is not copied. */
  missing: readonly string[];
  jumpTo: (spot: Spot) => void;
  onGone: () => void;
  startNew: () => void;
}

export interface LetterCopying {
  /** What was copied a moment ago. */
  readonly copied: 'letter' | 'subject' | null;
  readonly copy: () => void;
  readonly copyPlain: () => void;
  readonly copySubject: () => void;
  readonly openInMail: (way: MailWay) => void;
  /** As a file that a mail program opens to send it. */
  readonly saveDraft: () => void;
  /** To another app, where this device has a way to share. */
  readonly share: () => void;
  readonly print: () => void;
}

/** Each of them is an open point as well. */
const without = (missing: readonly string[]) =>
  missing.length === 0 ? '' : `. ${listed(missing)} ${missing.length === 1 ? 'is' : 'are'} left out`;

const copiedMs = 2_000;

/** What was open when the letter was copied says nothing of it once it is copied again. */
const about = aboutTheLetter;

/** All the ways the letter leaves the product. */
export function useLetterCopying(options: Options): LetterCopying {
  const { notify } = useNotifications();
  const client = useQueryClient();
  const { push } = useRouter();
  const [copied, setCopied] = useState<LetterCopying['copied']>(null);
  const latest = useRef({ ...options, notify, client, push });
  useEffect(() => {
    latest.current = { ...options, notify, client, push };
  });

  /** What was said of the letter may be answered on another page. */
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);

  /** As it was when it went out last: there is nothing left to do about it then but the next one. */
  const gone = useRef<Letter | null>(null);

  const ways = useMemo(() => {
    const startNew = {
      label: 'Start new',
      onClick: () => {
        if (isHere.current) latest.current.startNew();
        else void latest.current.push(newLetterAddress);
      },
    };
    const afterGone = async (text: string, wantsSubject = true) => {
      const { uid, letter, check, missing, jumpTo, onGone, notify: tell, client: queries } = latest.current;
      const checked = check().catch(() => unchecked);
      onGone();
      gone.current = letter;
      void recordSnippetUse(queries, uid, letter);
      const { points } = await checked;
      const open = points.filter((point) => point.severity === 'fix');
      const [first] = open;
      if (first === undefined) {
        tell({
          text,
          about,
          action: wantsSubject ? { label: 'Copy subject', onClick: copySubject } : startNew,
        });
      } else {
        tell({
          text: `${text}, with ${open.length} ${open.length === 1 ? 'thing' : 'things'} to check${without(missing)}`,
          about,
          severity: 'warning',
          action: {
            label: 'Show',
            onClick: () =>
              isHere.current ? jumpTo(first.spot) : void latest.current.push(openPointsAddress),
          },
        });
      }
    };

    const afterCopy = (text: string) => {
      setCopied('letter');
      void afterGone(text);
    };

    const put = async (content: CopiedContent, onDone: () => void) => {
      if (await copyToClipboard(content)) onDone();
      else {
        latest.current.notify({
          text: 'The browser did not allow copying. Select the email and copy it with the keyboard.',
          severity: 'error',
        });
      }
    };

    const copySubject = () => {
      const { letter, notify: tell, output } = latest.current;
      const { subject } = output();
      if (subject === '') {
        tell({ text: 'The subject is empty.', severity: 'info' });
        return;
      }
      void put({ text: subject }, () => {
        setCopied('subject');
        tell({ text: 'Subject copied', about, ...(gone.current === letter && { action: startNew }) });
      });
    };

    const isNothing = () => {
      const nothing = isEmptyLetter(latest.current.letter);
      if (nothing)
        latest.current.notify({
          text: 'Nothing to copy yet. Pick a snippet or write a line.',
          severity: 'info',
        });
      return nothing;
    };

    const copyAs = (plainOnly: boolean, told: string) => {
      if (isNothing()) return;
      const { html, text } = latest.current.output();
      void put(plainOnly ? { text } : { html, text }, () => afterCopy(told));
    };

    return {
      copy: () => copyAs(false, 'Email copied'),
      copyPlain: () => copyAs(true, 'Email copied as plain text'),
      copySubject,
      openInMail: (way: MailWay) => {
        if (isNothing()) return;
        const output = latest.current.output();
        const link = mailLink(output, way);
        if (link !== null) {
          if (way === 'program') goToAddress(link);
          else window.open(link, '_blank', 'noopener');
          // It takes the subject along.
          void afterGone(`Email opened in ${mailWay[way].place}`, false);
        } else {
          const { html, text } = output;
          void put({ html, text }, () =>
            afterCopy(`Too long to open in ${mailWay[way].place}, so the email was copied instead`),
          );
        }
      },
      saveDraft: () => {
        if (isNothing()) return;
        const output = latest.current.output();
        import('@/lib/domain/letter/draft-file').then(
          ({ draftFile }) => {
            saveFile(
              `${fileName(output.subject)}.eml`,
              draftFile({ ...output, html: withWholeAddresses(output.html, location.origin) }),
              'message/rfc822',
            );
            void afterGone('Draft saved as a file', false);
          },
          () =>
            latest.current.notify({ text: 'The draft could not be saved. Try again.', severity: 'error' }),
        );
      },
      share: () => {
        if (isNothing()) return;
        const { subject, text } = latest.current.output();
        navigator.share({ ...(subject !== '' && { title: subject }), text }).then(
          () => void afterGone('Email shared', false),
          (failure: unknown) => {
            // Turned back from, which nobody needs to be told.
            if (failure instanceof DOMException && failure.name === 'AbortError') return;
            latest.current.notify({
              text: 'Sharing did not work. Copy the email instead.',
              severity: 'error',
            });
          },
        );
      },
      print: () => {
        // The menu is gone by then.
        if (!isNothing()) setTimeout(() => window.print());
      },
      fillEvent: (event: ClipboardEvent) => {
        const content = contentOf(event);
        if (content === null) return;
        if (content !== 'letter') fillCopyEvent(event, content);
        else if (!isEmptyLetter(latest.current.letter)) {
          const { html, text } = latest.current.output();
          fillCopyEvent(event, { html, text });
          afterCopy('Email copied');
        }
      },
    };
  }, []);

  useEffect(() => {
    document.addEventListener('copy', ways.fillEvent);
    return () => document.removeEventListener('copy', ways.fillEvent);
  }, [ways]);

  const shown = isEmptyLetter(options.letter) ? null : copied;
  return useMemo(() => ({ ...ways, copied: shown }), [ways, shown]);
}

/** The subject as far as every system takes it for the name of a file. */
const fileName = (subject: string) =>
  subject
    .replace(/[^\p{L}\p{N} _-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60) || 'Email';

/** What a press of Ctrl+C means: null leaves it to the browser. */
function contentOf(event: ClipboardEvent): CopiedContent | 'letter' | null {
  const sheet = document.querySelector('[data-letter]');
  const { target } = event;
  if (sheet === null || !(target instanceof Element) || target.closest('input, textarea, [role="dialog"]'))
    return null;
  if (target.closest('[contenteditable="true"]')) {
    // The editor has put its own html there, which is not clean.
    const html = event.clipboardData?.getData('text/html') ?? '';
    return html === '' || !sheet.contains(target) ? null : editorContent(html, document.getSelection());
  }
  const selection = document.getSelection();
  return selectedContent(selection, sheet) ?? (selection?.isCollapsed === false ? null : 'letter');
}
