import type Stripe from 'stripe';
import { type Made, newId } from './wire.ts';

export type Product = Stripe.Product;

export type Price = Omit<Stripe.Price, 'product' | 'unit_amount_decimal'> & {
  product: string;
  unit_amount: number;
  unit_amount_decimal: string;
  recurring: Stripe.Price.Recurring;
};

export function product({ id = newId('prod_'), ...given }: Made<Product, 'name' | 'created'>): Product {
  return {
    id,
    object: 'product',
    active: true,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: given.created,
    url: null,
    ...given,
  };
}

export function price(
  given: Made<Price, 'product' | 'currency' | 'unit_amount' | 'recurring' | 'created'>,
): Price {
  return {
    id: newId('price_'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount_decimal: String(given.unit_amount),
    ...given,
  };
}
