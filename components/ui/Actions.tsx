import { useState } from 'react';
import type { ActionMenuProps } from '@/components/floating/ActionMenu';
import { ahead } from './ahead';
import { onDemand } from './on-demand';

const load = () => import('@/components/floating/ActionMenu');

const ActionMenu = onDemand(() => load().then((module) => module.ActionMenu));

/** Spread onto the button that opens the actions. */
export const actionsAhead = ahead(load);

/** A menu that is loaded when it is first opened, and stays for as long as the button beside it does. */
export function Actions(props: ActionMenuProps) {
  const [wasOpened, setOpened] = useState(false);
  if (props.anchor !== null && !wasOpened) setOpened(true);
  return wasOpened && <ActionMenu {...props} />;
}
