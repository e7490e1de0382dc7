export { SnippetEditorPage as default } from '@/components/snippets/SnippetEditorPage';
