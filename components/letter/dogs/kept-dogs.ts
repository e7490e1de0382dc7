/** What the email page needs once the account keeps dogs; nobody else loads it. */
export { DogPicker } from './DogPicker';
export { LastTime } from './LastTime';
export { rememberLetter } from '@/lib/client/dogs/remember-letter';
export { filledInOf } from './filled-in-of';
