import { Field } from '@/components/ui/Field';
import styles from './DetailsDialog.module.css';
import type { DetailsForm } from './use-details-form';

/** How clients reach the organization; all of it can be left empty. */
export function DetailsFields({ form: { details, setDetail } }: { form: DetailsForm }) {
  return (
    <>
      <div className={styles.pair}>
        <Field
          label="Website"
          inputMode="url"
          autoComplete="url"
          maxLength={200}
          value={details.website}
          onChange={(text) => setDetail('website', text)}
        />
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
