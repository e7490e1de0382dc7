export { DogsPage as default } from '@/components/dogs/DogsPage';
