import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Hint } from '@/components/on-demand/Hint';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { preloadOnHover } from '@/components/on-demand/preload-on-hover';
import { onDemand } from '@/components/on-demand/on-demand';
import type { Organization } from '@/lib/contracts/organization-fields';
import { webAddress } from '@/lib/domain/text/link-address';
import styles from './OrganizationHeader.module.css';

const load = () => import('@/components/organization/details/DetailsDialog');
const DetailsDialog = onDemand(() => load().then((module) => module.DetailsDialog));
const dialogPreload = preloadOnHover(load);

interface Props {
  organization: Organization;
  mayEdit?: boolean;
}

/** The organization's name and how it is reached. */
export function OrganizationHeader({ organization, mayEdit = false }: Props) {
  const [isEditing, setEditing] = useState(false);
  const { website, phone, address } = organization.details;
  const href = website === undefined ? null : webAddress(website);
  return (
    <header>
      <div className={styles.head}>
        <h1 className={styles.name}>{organization.name}</h1>
        {mayEdit && (
          <Hint text="Name and details">
            <IconButton
              {...dialogPreload}
              aria-label="Edit name and details"
              onClick={() => setEditing(true)}
            >
              <IconPencil size={16} stroke={1.6} aria-hidden />
            </IconButton>
          </Hint>
        )}
      </div>
      {(website ?? phone ?? address) !== undefined && (
        <dl className={styles.details}>
          {website !== undefined && (
            <div>
              <dt>Website</dt>
              <dd>
                {href !== null ? (
                  <a href={href} target="_blank" rel="noopener noreferrer">
                    {website.replace(/^https?:\/\/|\/$/g, '')}
                  </a>
                ) : (
                  website
                )}
              </dd>
            </div>
          )}
          {phone !== undefined && (
            <div>
              <dt>Phone</dt>
              <dd>{phone}</dd>
            </div>
          )}
          {address !== undefined && (
            <div>
              <dt>Address</dt>
              <dd>{address}</dd>
            </div>
          )}
        </dl>
      )}
      {isEditing && <DetailsDialog organization={organization} onClose={() => setEditing(false)} />}
    </header>
  );
}
