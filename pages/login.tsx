import type { AppPage } from '@/components/page/app-page';
import { SignInPage } from '@/components/sign-in/SignInPage';

const Login: AppPage = () => <SignInPage />;
Login.withoutShell = true;

export default Login;
