import { useState } from 'react';
import type { ActionMenuProps } from '@/components/floating/ActionMenu';
import { preloadOnHover } from './preload-on-hover';
import { onDemand } from './on-demand';

const load = () => import('@/components/floating/ActionMenu');

const ActionMenu = onDemand(() => load().then((module) => module.ActionMenu));

/** Spread onto the button that opens the actions. */
export const actionsPreload = preloadOnHover(load);

/** A menu that is loaded when it is first opened, and stays for as long as the button beside it does. */
export function LazyActions(props: ActionMenuProps) {
  const [wasOpened, setOpened] = useState(false);
  if (props.anchor !== null && !wasOpened) setOpened(true);
  return wasOpened && <ActionMenu {...props} />;
}
