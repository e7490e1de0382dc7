export { SnippetsPage as default } from '@/components/snippets/SnippetsPage';
