import { type RefObject, useRef, useState } from 'react';
import { mostLicenses } from '@/lib/contracts/subscription';

export interface LicenseChoice {
  /** What the field holds. */
  text: string;
  setText: (text: string) => void;
  isUnlimited: boolean;
  setUnlimited: (isUnlimited: boolean) => void;
  /** 0: no limit; null: what is typed is no number that can be bought. */
  licenses: number | null;
  /** Why it is none. */
  problem: string | undefined;
  lowest: number;
  fieldRef: RefObject<HTMLInputElement | null>;
  /** Whether someone was led here because seats are missing. */
  isAsked: boolean;
  /** Leads to the field, with so many licenses proposed. */
  ask: (licenses: number) => void;
  /** Leads to the field as well, with exactly so many; 0: no limit. */
  propose: (licenses: number) => void;
  /** Back to what holds. */
  reset: () => void;
}

interface Options {
  /** 0: no limit. */
  initial: number;
  lowest: number;
}

/** The number of licenses someone is about to buy. */
export function useLicenseChoice({ initial, lowest }: Options): LicenseChoice {
  // Untouched, it follows what holds.
  const [typed, setTyped] = useState<string | null>(null);
  const [chosenUnlimited, setUnlimited] = useState<boolean | null>(null);
  const [isAsked, setAsked] = useState(false);
  const fieldRef = useRef<HTMLInputElement>(null);

  const text = typed ?? String(Math.max(initial, lowest));
  const isUnlimited = chosenUnlimited ?? initial === 0;
  const number = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : null;
  const problem = isUnlimited ? undefined : problemWith(number, lowest);
  // The field may have been away where there was no limit.
  const leadToField = () =>
    requestAnimationFrame(() => {
      fieldRef.current?.focus();
      fieldRef.current?.scrollIntoView({ block: 'center' });
    });
  return {
    text,
    setText: setTyped,
    isUnlimited,
    setUnlimited,
    licenses: isUnlimited ? 0 : problem === undefined ? number : null,
    problem,
    lowest,
    fieldRef,
    isAsked,
    ask: (licenses) => {
      setUnlimited(false);
      setTyped(String(Math.max(licenses, initial, lowest)));
      setAsked(true);
      leadToField();
    },
    propose: (licenses) => {
      setUnlimited(licenses === 0);
      if (licenses !== 0) setTyped(String(licenses));
      setAsked(false);
      leadToField();
    },
    reset: () => {
      setTyped(null);
      setUnlimited(null);
      setAsked(false);
    },
  };
}

function problemWith(number: number | null, lowest: number): string | undefined {
  if (number === null) return 'Enter a whole number of licenses.';
  if (number < 1) return 'Choose at least 1 license.';
  if (number > mostLicenses) return `You can have at most ${mostLicenses.toLocaleString('en-US')} licenses.`;
  if (number < lowest) {
    return `${lowest} seats are in use. Remove someone or revoke an invitation first, or keep at least ${lowest} licenses.`;
  }
  return undefined;
}
