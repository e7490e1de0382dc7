/**
 * The billing portal, where people change how they pay and cancel. Licenses are changed in the product, which knows the
 * seats held; so the portal offers no changes of the plan.
 */
export const portalSettings = {
  name: 'Heelwrite',
  metadata: { product: 'heelwrite' },
  features: {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
  },
} as const;

/** Stripe keeps settings of other products beside ours. */
export const isOurPortal = ({ metadata }: { readonly metadata: Readonly<Record<string, string>> | null }) =>
  metadata?.['product'] === portalSettings.metadata.product;
