import { useState } from 'react';
import { Field } from '@/components/ui/fields/Field';
import { webAddress } from '@/lib/domain/text/link-address';
import styles from './DetailsDialog.module.css';
import type { DetailsForm } from './use-details-form';

/** How clients reach the organization; all of it can be left empty. */
export function DetailsFields({ form: { details, setDetail } }: { form: DetailsForm }) {
  const [isTyping, setTyping] = useState(false);
  const { website } = details;
  // What is still being typed is no address yet.
  const isNoAddress = !isTyping && website.trim() !== '' && webAddress(website) === null;
  return (
    <>
      <div className={styles.pair}>
        <div onFocus={() => setTyping(true)} onBlur={() => setTyping(false)}>
          <Field
            label="Website"
            inputMode="url"
            autoComplete="url"
            maxLength={200}
            value={website}
            onChange={(text) => setDetail('website', text)}
            hint={
              isNoAddress ? 'This is not a web address, so it is shown as text, not as a link.' : undefined
            }
          />
        </div>
        <Field
          label="Phone"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          value={details.phone}
          onChange={(text) => setDetail('phone', text)}
        />
      </div>
      <Field
        label="Address"
        autoComplete="street-address"
        maxLength={400}
        value={details.address}
        onChange={(text) => setDetail('address', text)}
      />
    </>
  );
}
