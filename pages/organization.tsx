export { OrganizationPage as default } from '@/components/organization/page/OrganizationPage';
