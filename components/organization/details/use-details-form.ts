import { useState } from 'react';
import type { OrganizationDetails } from '@/lib/contracts/organization-fields';
import { flatHtml } from '@/lib/domain/text/rich-text-html';

type Detail = keyof OrganizationDetails;

export interface DetailsForm {
  name: string;
  setName: (name: string) => void;
  details: Record<Detail, string>;
  setDetail: (key: Detail, text: string) => void;
}

/** Name and details as they are typed. */
export function useDetailsForm(name = '', details: OrganizationDetails = {}): DetailsForm {
  const [typedName, setName] = useState(name);
  const [typed, setTyped] = useState<Record<Detail, string>>({
    website: details.website ?? '',
    phone: details.phone ?? '',
    address: details.address ?? '',
    signature: flatHtml(details.signature ?? ''),
  });
  return {
    name: typedName,
    setName,
    details: typed,
    setDetail: (key, text) => setTyped((before) => ({ ...before, [key]: text })),
  };
}
