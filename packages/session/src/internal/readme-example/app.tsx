/** The app to which the README adds its ten lines. */
export const App = () => <p>The app</p>
