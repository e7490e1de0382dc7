import { email } from './email';
import { files } from './files';
import type { HelpSection } from './help-article';
import { keyboard } from './keyboard';
import { organizations } from './organizations';
import { plans } from './plans';
import { privacy } from './privacy';
import { pronouns } from './pronouns';
import { variables } from './variables';
import { versions } from './versions';
import { writing } from './writing';

/** All that /help answers, in the order a newcomer meets it. */
export const helpSections: readonly HelpSection[] = [
  writing,
  variables,
  versions,
  pronouns,
  email,
  files,
  organizations,
  plans,
  privacy,
  keyboard,
];
