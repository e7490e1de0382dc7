export { SnippetEditorPage as default } from '@/components/snippets/editor/SnippetEditorPage';
