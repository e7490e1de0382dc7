import type { ComponentType } from 'react';

/** A page stands in the shell, for people who are signed in, unless it says otherwise. */
export type AppPage = ComponentType & { withoutShell?: true };
