export { AccountPage as default } from '@/components/account/AccountPage';
