export { HelpPage as default } from '@/components/help/HelpPage';
