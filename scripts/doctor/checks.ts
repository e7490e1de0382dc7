import type { Check } from './deployment/check.ts';
import { appAddress } from './checks/app-address.ts';
import { bucket, pictures } from './checks/bucket.ts';
import { clocks } from './checks/clocks.ts';
import { credentials } from './checks/credentials.ts';
import { database } from './checks/database.ts';
import { fieldRules } from './checks/field-rules.ts';
import { pronounEngine, telemetry, videoProxy } from './checks/further-services.ts';
import { health } from './checks/health.ts';
import { indexes } from './checks/indexes.ts';
import { mailSender } from './checks/mail-sender.ts';
import { mailServer } from './checks/mail-server.ts';
import { nodeVersion } from './checks/node-version.ts';
import { permissions } from './checks/permissions.ts';
import { portal } from './checks/portal.ts';
import { prices } from './checks/prices.ts';
import { project } from './checks/project.ts';
import { proxies } from './checks/proxies.ts';
import { recovery } from './checks/recovery.ts';
import { firestoreRules, storageRules } from './checks/rules.ts';
import { settingsCheck } from './checks/settings.ts';
import { signIn } from './checks/sign-in.ts';
import { stripeKey } from './checks/stripe-key.ts';
import { stripeSettings } from './checks/stripe-settings.ts';
import { webApp } from './checks/web-app.ts';
import { webhook } from './checks/webhook.ts';
import { whitelist } from './checks/whitelist.ts';

/** In the order in which they are told. */
export const checks: readonly Check[] = [
  ...[settingsCheck, nodeVersion, appAddress, whitelist, stripeSettings],
  ...[credentials, project, permissions, webApp, signIn],
  ...[database, recovery, indexes, fieldRules, firestoreRules],
  ...[bucket, pictures, storageRules],
  ...[stripeKey, prices, portal, webhook],
  ...[mailSender, mailServer],
  ...[health, proxies, clocks, pronounEngine, videoProxy, telemetry],
];
