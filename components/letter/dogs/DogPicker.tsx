import { onDemand } from '@/components/on-demand/on-demand';

/** Loaded when it is first opened. */
export const DogPicker = onDemand(() =>
  import('./DogPickerPopover').then((module) => module.DogPickerPopover),
);
