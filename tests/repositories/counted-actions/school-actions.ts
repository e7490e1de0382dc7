import { monthOf } from '@/lib/domain/billing/plans';
import type { CountedAction } from './counted-action';
import { join, type World } from './world';

const lastTwoMonths = (now = new Date()) => {
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1));
  return { from: monthOf(before), to: monthOf(now) };
};
const address = () => `${crypto.randomUUID()}@heelwrite.test`;

const invited = async ({ app, admin, orgId, person }: World) => {
  const someone = await person();
  await app.call('inviteMember', { as: admin, query: { orgId }, body: { email: someone.email, role: 2 } });
  return someone;
};
const joined = async (world: World) => {
  const someone = await world.person();
  await join(world.app, world, someone, 2);
  return someone;
};
const aSchool = async ({ app, person }: World) => {
  const as = await person();
  const { id } = (await app.call('createOrganization', { as, body: { name: 'Heel' } })) as { id: string };
  return { as, orgId: id };
};

/** What a school of ten does, and what is paid. */
export const schoolActions: readonly CountedAction[] = [
  ['open the app: plan and schools', 'getBootstrap', ({ trainer }) => ({ as: trainer })],
  [
    'open the app: plan and schools, the plan read from Stripe anew',
    'getBootstrap',
    async ({ trainer, age }) => {
      await age(`u_${trainer.uid}`);
      return { as: trainer };
    },
  ],
  ['open the app as one of a school', 'getBootstrap', ({ member }) => ({ as: member })],
  [
    'open the app as one of a school, the plan read from Stripe anew',
    'getBootstrap',
    async ({ member, orgId, age }) => {
      await age(`o_${orgId}`);
      return { as: member };
    },
  ],
  [
    'open the app as one of a school for the first time that day',
    'getBootstrap',
    async (world) => ({ as: await joined(world) }),
  ],
  ['open the app without a plan', 'getBootstrap', async ({ person }) => ({ as: await person() })],
  ['list one’s schools', 'listOrganizations', ({ member }) => ({ as: member })],
  ['read a school of ten', 'getOrganization', ({ member, orgId }) => ({ as: member, query: { orgId } })],
  ['read one’s role', 'getRole', ({ member, orgId }) => ({ as: member, query: { orgId } })],
  [
    'read a member',
    'getMember',
    ({ member, editor, orgId }) => ({ as: member, query: { orgId, uid: editor.uid } }),
  ],
  [
    'make a school',
    'createOrganization',
    async ({ person }) => ({ as: await person(), body: { name: 'Heel' } }),
  ],
  [
    'change a school’s details',
    'updateOrganization',
    ({ admin, orgId }) => ({ as: admin, query: { orgId }, body: { details: { phone: '+1 555 0100' } } }),
  ],
  [
    'invite someone',
    'inviteMember',
    ({ admin, orgId }) => ({ as: admin, query: { orgId }, body: { email: address(), role: 2 } }),
  ],
  [
    'mail an invitation again',
    'resendInvitation',
    async (world) => ({
      as: world.admin,
      query: { orgId: world.orgId, resend: 'true' },
      body: { email: (await invited(world)).email },
    }),
  ],
  [
    'change the role of an invitation',
    'changeInvitedRole',
    async (world) => ({
      as: world.admin,
      query: { orgId: world.orgId, email: (await invited(world)).email },
      body: { role: 1 },
    }),
  ],
  [
    'accept an invitation',
    'acceptInvitation',
    async (world) => ({ as: await invited(world), query: { orgId: world.orgId, action: 'accept' } }),
  ],
  [
    'decline an invitation',
    'rejectInvitation',
    async (world) => ({ as: await invited(world), query: { orgId: world.orgId, action: 'reject' } }),
  ],
  [
    'change a role',
    'changeRole',
    async (world) => ({
      as: world.admin,
      query: { orgId: world.orgId, userId: (await joined(world)).uid },
      body: { role: 1 },
    }),
  ],
  [
    'remove a member',
    'removeMember',
    async (world) => ({
      as: world.admin,
      query: { orgId: world.orgId, email: (await joined(world)).email },
    }),
  ],
  ['read a school’s activity', 'listAuditEvents', ({ admin, orgId }) => ({ as: admin, query: { orgId } })],
  [
    'read what is used of a school’s library in two months',
    'getSchoolUsage',
    ({ admin, orgId }) => ({ as: admin, query: { orgId, ...lastTwoMonths() } }),
  ],
  [
    'delete a school with nothing in it',
    'deleteOrganization',
    async (world) => {
      const { as, orgId } = await aSchool(world);
      return { as, query: { orgId, name: 'Heel' } };
    },
  ],
  ['read one’s plan', 'getSubscription', ({ trainer }) => ({ as: trainer })],
  [
    'read one’s plan, from Stripe anew',
    'getSubscription',
    async ({ trainer, age }) => {
      await age(`u_${trainer.uid}`);
      return { as: trainer };
    },
  ],
  ['read the plan of one’s school', 'getSubscription', ({ member }) => ({ as: member })],
  [
    'read the plan of one’s school, from Stripe anew',
    'getSubscription',
    async ({ member, orgId, age }) => {
      await age(`o_${orgId}`);
      return { as: member };
    },
  ],
  ['read the prices', 'getPricing', ({ trainer }) => ({ as: trainer, query: { orgpricing: 'true' } })],
  [
    'read a school’s plan',
    'getOrganizationSubscription',
    ({ admin, orgId }) => ({ as: admin, query: { orgId } }),
  ],
  [
    'see what more licenses cost',
    'previewLicenses',
    ({ admin, orgId }) => ({ as: admin, query: { orgId, licenseCount: '21' } }),
  ],
  [
    'buy more licenses',
    'changeLicenses',
    ({ admin, orgId }) => ({ as: admin, body: { orgId, licenseCount: 21 } }),
  ],
  ['begin to pay for oneself', 'startPersonalCheckout', async ({ person }) => ({ as: await person() })],
  [
    'begin to pay for a school',
    'startOrganizationCheckout',
    async (world) => {
      const { as, orgId } = await aSchool(world);
      return { as, query: { orgId, licenseCount: '5' } };
    },
  ],
  [
    'keep a plan that was canceled',
    'resumePlan',
    async ({ person, pay, cancel }) => {
      const as = await person();
      await pay(as);
      await cancel(as);
      return { as, query: { resume: 'true' } };
    },
  ],
];
