export { SnippetsPage as default } from '@/components/snippets/library/SnippetsPage';
