export { BlockActions } from '@/components/letter/blocks/BlockActions';
export { DetailsForm } from '@/components/letter/details/DetailsForm';
export { ReadyPoints } from '@/components/letter/details/ReadyPoints';
export { shortTitleOf } from '@/lib/client/letter/letter-outline';
export { putAwayLetter } from '@/lib/client/letter/past-letters';
export { detailsToOffer } from '@/lib/domain/letter/details-to-offer';
export { letterKinds } from '@/lib/domain/letter/letter-kinds';
export { readyCheck } from '@/lib/domain/letter/ready-check';
export { saidValues, settled } from '@/lib/domain/letter/said-values';
