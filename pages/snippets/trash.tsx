export { TrashPage as default } from '@/components/snippets/trash/TrashPage';
