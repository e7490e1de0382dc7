export { OrganizationPage as default } from '@/components/organization/OrganizationPage';
