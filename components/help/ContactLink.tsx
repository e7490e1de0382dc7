import { usePublicSettings } from '@/lib/client/browser/public-settings';

/** The address of those who answer, as a link that begins an email. */
export function ContactLink({ className }: { className?: string | undefined }) {
  const address = usePublicSettings()?.contactAddress;
  return (
    <a className={className} href={address === undefined ? undefined : `mailto:${address}`}>
      {address}
    </a>
  );
}
